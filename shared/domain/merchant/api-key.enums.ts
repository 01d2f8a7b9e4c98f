/** What an API key may be limited to. */
import { capabilities } from '../session/capabilities.ts'

/** What a key may have: the capabilities of sessions, and to open and end sessions. */
export const keyCapabilities = [...capabilities, 'sessions.write'] as const
export type KeyCapability = (typeof keyCapabilities)[number]
