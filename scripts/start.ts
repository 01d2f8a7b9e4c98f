/** `npm start`: builds everything and runs demo, edge and provider until Ctrl-C. Stored data stays. */
import { readSandboxData, sandboxMembers } from '../provider/sandbox-data.ts'
import { buildAll } from './build.ts'
import { isShown } from './log-lines.ts'
import { startStack } from './stack.ts'

const widget = await buildAll()
const { addresses, stop } = await startStack({
  ports: { demo: 8780, edge: 8781, provider: 8782 },
  configure({ provider }) {
    // An integrator's own customers and campaigns. What is wrong with them must not wait for the first request.
    for (const name of sandboxMembers) {
      const value = process.env[name]
      if (value !== undefined) provider[name] = value
    }
    readSandboxData(provider, true)
  },
  onLine: (module, line) => {
    if (isShown(line)) console.error(`${module}: ${line}`)
  },
})

console.log(`
  demo      ${addresses.demo}   the merchant's admin site: open this one
  edge      ${addresses.edge}   serves the widget, checks sessions and rules
  provider  ${addresses.provider}   the provider's sandbox (REST, SOAP, tokens)

  embed     <script type="module" src="${addresses.edge}/${widget.file}"
              integrity="${widget.integrity}" crossorigin></script>

  Ctrl-C ends it. Orders are kept in .state/ and survive a restart.
`)

let isEnding = false
function end(): void {
  if (isEnding) return
  isEnding = true
  void stop().then(() => process.exit(0))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
// npm ends on a signal without passing it on, so a new parent means that npm has ended.
const parent = process.ppid
setInterval(() => process.ppid !== parent && end(), 500)
