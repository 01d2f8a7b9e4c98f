/** The floor: passes on the request and the response without reading them. */
// oxlint-disable-next-line import/no-default-export -- a worker's handlers are its default export
export default {
  fetch(request, env) {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(env.UPSTREAM + pathname + search, request), { redirect: 'manual' })
  },
}
