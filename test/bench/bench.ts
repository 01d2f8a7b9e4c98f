/** `npm run bench`: measures what the project claims about size, speed and memory. Prints one line per fact. */
import { buildAll } from '../../scripts/build.ts'
import { benchEdge } from './edge.ts'
import { benchProvider } from './provider.ts'
import { benchReportAtEdge } from './report.ts'
import { benchSoap } from './soap.ts'
import { benchWidgetEdit } from './widget-edit.ts'
import { benchWidgetLoad } from './widget-load.ts'
import { benchWidgetReport } from './widget-report.ts'

await buildAll()
await benchWidgetLoad((line) => console.log(line))
await benchWidgetEdit((line) => console.log(line))
await benchWidgetReport((line) => console.log(line))
await benchProvider((line) => console.log(line))
await benchSoap((line) => console.log(line))
await benchEdge((line) => console.log(line))
await benchReportAtEdge((line) => console.log(line))
