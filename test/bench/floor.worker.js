/** The floor: answers at once what the subject answers, and does nothing for it. Its bodies are bindings. */
const encoder = new TextEncoder()

// oxlint-disable-next-line import/no-default-export -- a worker's handlers are its default export
export default {
  fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/report'))
      return new Response(repeated(encoder.encode(env.PAGE), Number(env.PAGES)))
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    return request.method === 'POST'
      ? new Response(env.ADDED, { status: 202, headers })
      : new Response(env.ORDER, { headers })
  },
}

function repeated(page, times) {
  let written = 0
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      if (written++ < times) controller.enqueue(page.slice())
      else controller.close()
    },
  })
}
