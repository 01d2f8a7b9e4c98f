/** `npm run bench`: what the project claims about size, speed and memory, measured; one line for each fact. */
import { buildWidget } from '../../scripts/build.ts'
import { benchEdge } from './edge.ts'
import { benchProvider } from './provider.ts'
import { benchSoap } from './soap.ts'
import { FIRST_LOAD_LIMIT, widgetSizes } from '../../scripts/widget-size.ts'

await buildWidget()
const { raw, gzip, brotli } = widgetSizes()
console.log(
  `widget first load: ${raw} bytes raw, ${gzip} gzip (${Math.round((100 * gzip) / FIRST_LOAD_LIMIT)} % of the limit), ${brotli} brotli`,
)
await benchProvider((line) => console.log(line))
await benchSoap((line) => console.log(line))
await benchEdge((line) => console.log(line))
