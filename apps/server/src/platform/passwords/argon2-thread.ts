import { hashRawSync } from '@node-rs/argon2'
import { argumentsOf, type TagInput } from './argon2.ts'

const computeTag = (input: TagInput): Uint8Array => hashRawSync(...argumentsOf(input))

export default computeTag
