// @ts-check
// All that the shop's page does to embed the desk: say where a session comes from.

/** @returns {Promise<{ token: string, expiresAt: string }>} */
async function fetchSession() {
  const response = await fetch('/desk-session', { method: 'POST' })
  if (!response.ok) throw new Error(`The shop's backend answered ${response.status}`)
  return response.json()
}

for (const desk of document.querySelectorAll('order-admin')) {
  Object.assign(desk, { fetchSession })
}
