import { hashRawSync } from '@node-rs/argon2'
import { argumentsOf, type TagInput } from './argon2.ts'

/** The work of a thread of `hashing-threads.ts`: Argon2 on this thread, one input after the other. */
const computeTag = (input: TagInput): Uint8Array => hashRawSync(...argumentsOf(input))

export default computeTag
