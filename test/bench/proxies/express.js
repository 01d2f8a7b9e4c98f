/** The proxy that a merchant's Node server would have: `node express.js <port> <upstream>`. */
import express from 'express'
import proxy from 'express-http-proxy'

const [, , port, upstream] = process.argv
const app = express()
app.get('/healthz', (_request, response) => void response.send('ok'))
app.use(proxy(upstream))
app.listen(Number(port), '127.0.0.1')
