/** The provider of the edge's bench: a token, one order and 204, almost without cost. */
const json = { 'Content-Type': 'application/json' }

// oxlint-disable-next-line import/no-default-export -- a worker's handlers are its default export
export default {
  fetch(request, env) {
    if (request.method === 'GET') return new Response(env.ORDER, { headers: json })
    if (request.method === 'PATCH') return new Response(null, { status: 204 })
    return new Response('{"access_token":"bench","expires_in":3600}', { headers: json })
  },
}
