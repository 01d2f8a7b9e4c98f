// @ts-check
// All that the shop's page does to embed the desk: say where a session comes from.

/** @returns {Promise<{ token: string, expiresAt: string }>} */
async function fetchSession() {
  const response = await fetch('/desk-session', { method: 'POST' })
  if (!response.ok) throw new Error(`The shop's backend answered ${response.status}`)
  return response.json()
}

for (const desk of document.querySelectorAll('order-admin')) {
  // Asked for at once, while the desk's own script is still on its way; later ones when the desk needs them.
  /** @type {ReturnType<typeof fetchSession> | undefined} */
  let first = fetchSession()
  first.catch(() => undefined)
  Object.assign(desk, {
    fetchSession() {
      const session = first ?? fetchSession()
      first = undefined
      return session
    },
  })
}
