// @ts-check
// Tells the desk where its sessions come from; the page needs no other script.

/** @returns {Promise<{ token: string, expiresAt: string }>} what the edge answered; where it refused, its problem's code */
async function fetchSession() {
  const response = await fetch('/desk-session', { method: 'POST' })
  return response.json()
}

for (const desk of document.querySelectorAll('order-admin')) {
  // Request the first session now, while the desk's script loads; later ones when the desk needs them.
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
