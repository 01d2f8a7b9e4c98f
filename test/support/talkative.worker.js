/** A worker that logs what no worker should: the scanner of the run's output has to find it. */
// oxlint-disable-next-line import/no-default-export -- a worker's handlers are its default export
export default {
  fetch(request) {
    console.log(request.headers.get('Authorization') ?? 'nobody')
    return new Response('ok')
  },
}
