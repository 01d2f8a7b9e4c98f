/** Logs a credential on purpose, so that a test can check that the output scan finds it. */
// oxlint-disable-next-line import/no-default-export -- a worker's handlers are its default export
export default {
  fetch(request) {
    console.log(request.headers.get('Authorization') ?? 'none')
    return new Response('ok')
  },
}
