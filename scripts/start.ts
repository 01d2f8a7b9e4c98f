/**
 * `npm start`: builds everything and runs demo, edge and provider until Ctrl-C. Stored data stays, and only one start at
 * a time has it. `npm start -- --origin https://shop.test` lets pages of that origin embed the desk; it can be given again.
 * Pages on this machine may do so anyway.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isListedOrigin } from '../edge/config/origins.ts'
import { readSandboxData, sandboxMembers } from '../provider/sandbox-data.ts'
import { buildAll } from './build.ts'
import { root } from './places.ts'
import { lockState } from '../deploy/command/state-lock.ts'
import { isShown } from './log-lines.ts'
import { startStack } from './stack.ts'

const { origin: origins = [] } = readArguments()

const lock = lockState(join(root, '.state'))
if (!lock.ok) {
  const { pid, address, file } = lock.reason
  console.error(
    `npm start runs here already, as process ${pid}: ${address ? `open ${address}` : 'it is still starting'}. Two of them ` +
      `would share .state/. If that process is something else, remove ${file}.`,
  )
  process.exit(1)
}
// Whatever ends it: another start must not wait for a process that is gone.
process.on('exit', () => lock.value.release())

const widget = await buildAll()
const {
  addresses,
  console: consoleLink,
  stop,
} = await startStack({
  ports: { demo: 8780, edge: 8781, provider: 8782 },
  origins,
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

lock.value.tell(addresses.demo)
console.log(`
  demo      ${addresses.demo}   the merchant's admin site: open this one
  edge      ${addresses.edge}   serves the widget, checks sessions and rules
  provider  ${addresses.provider}   the provider's sandbox (REST, SOAP, tokens)

  console   ${consoleLink}
            shows the sandbox's requests and orders, moves its clock, sets faults; the link works once

  embed     <script type="module" src="${addresses.edge}/${widget.file}"
              integrity="${widget.integrity}" crossorigin></script>

  Pages on this machine may embed the desk, at any port${origins.map((origin) => `, and ${origin}`).join('')}.

  Ctrl-C ends it. Orders are kept in .state/ and survive a restart.
`)

function readArguments(): { origin?: string[] } {
  try {
    const { values } = parseArgs({ options: { origin: { type: 'string', multiple: true } } })
    const wrong = values.origin?.find((origin) => !isListedOrigin(origin))
    if (wrong === undefined) return values
    console.error(
      `--origin ${wrong} is no origin. Write it as a browser does: https://shop.test, without a path.`,
    )
  } catch (error) {
    console.error(`${(error as Error).message} npm start takes --origin, for each page that embeds the desk.`)
  }
  process.exit(1)
}

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
