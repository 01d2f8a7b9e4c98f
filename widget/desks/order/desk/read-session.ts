import type { SessionInfo } from '../../../../shared/domain/session/session.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { Localizer } from '../../../locales/localizer.ts'

/** Reads the session, and loads its language, so that the order appears in that language at once. */
export async function readSession(
  client: EdgeClient,
  l: Localizer,
  signal: AbortSignal,
): Promise<SessionInfo> {
  const session = await client.session(signal)
  l.locale = session.locale
  await l.loaded()
  return session
}
