import { html, LitElement } from 'lit'
import { afterEach, expect, it, vi } from 'vitest'
import type { Localizer } from '../../../locales/localizer.ts'
import { define } from '../../../kit/parts/define.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { LaterLoader } from './later-loader.ts'

class LaterHost extends LitElement {
  readonly later = new LaterLoader(this)
  l: Localizer | undefined

  override render(): unknown {
    return html`${this.l && this.later.note(this.l)}`
  }
}

afterEach(() => {
  vi.doUnmock('./row-detail.view.ts')
  vi.resetModules()
  document.body.replaceChildren()
})

it('the later part says that it could not be loaded, and loads when it is asked for again', async () => {
  vi.doMock('./row-detail.view.ts', () => ({
    get rowDetail(): never {
      throw new Error('the network is gone')
    },
  }))
  define({ 'test-later-host': LaterHost })
  const host = new LaterHost()
  host.l = await localizerOf('en')
  document.body.append(host)
  expect(await host.later.load()).toBeUndefined()
  await host.updateComplete
  expect(host.renderRoot.querySelector('[role=alert]')!.textContent).toBe('This part could not be loaded.')

  vi.doUnmock('./row-detail.view.ts')
  vi.resetModules()
  const [parts, same] = await Promise.all([host.later.load(), host.later.load()])
  expect(parts!.rowDetail).toBeTypeOf('function')
  expect(same).toBe(parts)
  await host.updateComplete
  expect(host.renderRoot.querySelector('[role=alert]')).toBe(null)
})
