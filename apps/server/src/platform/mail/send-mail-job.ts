import * as z from 'zod/mini'

/**
 * The job that sends one waiting mail; its implementation is in `send-mail.ts`, which knows the kinds of
 * mails.
 */
export const SEND_MAIL = { name: 'send-mail', payload: z.object({ mailId: z.uuid() }) }
