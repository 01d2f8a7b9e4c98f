/** What happens to a world: other systems, resets, outages, restores. */
import type { Loop } from '../platform/loop.ts'
import type { Provider } from '../provider/provider.ts'
import type { EdgeProcess } from './edge-process.ts'
import { configure } from './merchant.ts'
import type { Incident } from './plan.ts'

interface World {
  loop: Loop
  edge: EdgeProcess
  provider: Provider
  merchantId: string
  seen: (what: string) => void
}

/** Puts an incident on the loop. */
export function prepare(incident: Incident, { loop, edge, provider, merchantId, seen }: World): void {
  const here = edge.platform
  if (incident.what === 'reset') {
    const before = loop.beforeStep
    let start = incident.ofWrite === undefined ? 0 : undefined
    loop.beforeStep = (step) => {
      before(step)
      if (incident.ofWrite !== undefined && provider.writes > incident.ofWrite) start ??= step
      if (start === undefined || step !== start + incident.step) return
      here.reset(incident.binding)
      seen(`reset of ${incident.binding ?? 'the process'}`)
    }
    return
  }
  if (incident.what === 'reset-at-answer') {
    const before = here.onAnswer
    let answers = 0
    here.onAnswer = (object, method) => {
      before(object, method)
      if (method !== 'write' || answers++ !== incident.answer) return
      object.reset()
      seen('reset at an answer')
    }
    return
  }
  loop.after(incident.at, () => {
    seen(incident.what)
    switch (incident.what) {
      case 'other-system': {
        const order = provider.orders.find(({ id }) => id === incident.order) ?? provider.orders[0]!
        if (order.refusal(incident.change)) return
        order.apply('another system', incident.change, order.reserve(incident.change), loop.steady)
        return
      }
      case 'key-rotated':
        provider.secret = 'secret-1'
        loop.after(incident.followsAfter, () => configure(merchantId, 'secret-1'))
        return
      case 'outage':
        provider.unreachableUntil = loop.steady + incident.ms
        return
      case 'restore': {
        const restore = edge.backUp()
        loop.after(incident.ms, restore)
        return
      }
      case 'overload':
        here.overload(incident.binding, incident.ms)
        return
      case 'clock-back':
        loop.shift(-incident.ms)
    }
  })
}
