document.querySelector('order-admin').fetchSession = async ({ signal }) => {
  const answer = await fetch('/desk-session', { method: 'POST', signal })
  return answer.json()
}
