import { html, LitElement } from 'lit'
import { afterEach, expect, it } from 'vitest'
import type { Localizer } from '../../locales/localizer.ts'
import { localizerOf } from '../../testing/localizer.ts'
import { define } from './define.ts'
import { LaterPart } from './later-part.ts'

let isCut = true

class LaterHost extends LitElement {
  readonly later = new LaterPart(this, async () => {
    await Promise.resolve()
    if (isCut) throw new Error('the network is gone')
    return { is: 'a part' }
  })
  l: Localizer | undefined

  override render(): unknown {
    return html`${this.l && this.later.note(this.l)}`
  }
}

afterEach(() => document.body.replaceChildren())

it('a later part says that it could not be loaded, and loads once when it is asked for again', async () => {
  define({ 'test-later-host': LaterHost })
  const host = new LaterHost()
  host.l = await localizerOf('en')
  document.body.append(host)
  expect(await host.later.load()).toBeUndefined()
  await host.updateComplete
  expect(host.renderRoot.querySelector('[role=alert]')!.textContent).toBe('Part of the page did not load.')

  isCut = false
  const [part, same] = await Promise.all([host.later.load(), host.later.load()])
  expect(part).toEqual({ is: 'a part' })
  expect(same).toBe(part)
  expect(host.later.part).toBe(part)
  await host.updateComplete
  expect(host.renderRoot.querySelector('[role=alert]')).toBe(null)
})
