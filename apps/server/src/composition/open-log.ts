import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/base/config/config.ts'

/** The log of what belongs to no server. */
export const openLog = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger =>
  Fastify({ logger: { level: logLevel } }).log
