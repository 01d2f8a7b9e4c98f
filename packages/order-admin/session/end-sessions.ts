import { callEdge, type EdgeAccess, type EdgeCall } from './call-edge.ts'
import { SessionError } from './session-error.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Ends one session before it expires, by its id from opening. Ending an ended session succeeds again.
 * @throws SessionError if it was not ended
 */
export async function endSession({ id, ...access }: EdgeAccess & { id: string }): Promise<void> {
  const call = deletion('end a session', `sessions/${id}`)
  // With an empty or cut id, the path would be that of all sessions.
  if (!UUID.test(id)) throw wrong(call, 'id must be the id of a session')
  await callEdge(access, call)
}

/**
 * Ends every session of a user, for example when the clerk logs out.
 * @throws SessionError if they were not ended
 */
export async function endSessionsOf({ user, ...access }: EdgeAccess & { user: string }): Promise<void> {
  const action = 'end the sessions of a user'
  const isId = typeof user === 'string' && user !== '' && user.isWellFormed()
  if (!isId) throw wrong({ action }, "user must be the user's id")
  await callEdge(access, deletion(action, `sessions?user=${encodeURIComponent(user)}`))
}

/**
 * Ends every session of the merchant, for example after a key has leaked.
 * @throws SessionError if they were not ended
 */
export async function endAllSessions(access: EdgeAccess): Promise<void> {
  await callEdge(access, deletion('end all sessions', 'sessions'))
}

function deletion(action: string, path: string): EdgeCall {
  return { action, method: 'DELETE', path, expected: 204 }
}

function wrong({ action }: Pick<EdgeCall, 'action'>, reason: string): SessionError {
  return new SessionError(`Could not ${action}: ${reason}.`, { code: 'path-parameter-invalid' })
}
