/** The least that a worker can be: what the edge's start is compared with. */
// oxlint-disable-next-line import/no-default-export -- a worker's handlers are its default export
export default { fetch: () => new Response('ok') }
