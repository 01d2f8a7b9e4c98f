import { openSession, type SessionError } from 'order-admin/session'
import { defineConfig, type Connect, type Plugin } from 'vite'

const edge = 'https://edge.example'

/** Stands in for your backend on your own machine: everyone who opens the page is logged in. */
const deskSession: Connect.NextHandleFunction = async (request, response) => {
  try {
    const session = await openSession({
      edge,
      apiKey: process.env.EDGE_API_KEY,
      origin: `http://${request.headers.host}`,
      user: { id: 'clerk-1', name: 'Kim' },
      capabilities: ['order.read', 'rows.write'],
    })
    response.setHeader('Cache-Control', 'no-store').end(JSON.stringify(session))
  } catch (error) {
    console.error((error as Error).message)
    response.writeHead(502).end(JSON.stringify({ code: (error as SessionError).code }))
  }
}

const backend: Plugin = {
  name: 'desk-session',
  configureServer: ({ middlewares }) => void middlewares.use('/desk-session', deskSession),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/desk-session', deskSession),
}

const policy = `default-src 'none'; script-src 'self'; connect-src 'self' ${edge}; style-src 'self';
  require-trusted-types-for 'script'; trusted-types lit-html`

export default defineConfig({
  plugins: [backend],
  preview: { headers: { 'Content-Security-Policy': policy.replaceAll('\n', ' ') } },
})
