import { LitElement, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EdgeError } from '../../client/edge-error.ts'
import { loadLanguage } from '../../locales/languages.ts'
import { Localizer } from '../../locales/localizer.ts'
import { until } from '../../testing/parts.ts'
import { problemReference } from './problem-view.ts'

class Failing extends LitElement {
  readonly l = new Localizer(this)
}
customElements.define('failing-host', Failing)

describe('the reference of an error', () => {
  let host: Failing
  const written: string[] = []
  const copied = () => host.querySelector('.copied')!.textContent
  const show = (requestId: string) =>
    render(problemReference(new EdgeError('Test', { code: 'network-failed', requestId }), host.l), host)
  const copy = () => host.querySelector('button')!.click()

  beforeEach(async () => {
    await loadLanguage('en')
    host = document.createElement('failing-host') as Failing
    host.lang = 'en'
    host.attachShadow({ mode: 'open' })
    document.body.append(host)
    written.length = 0
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
    show('req-1')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    host.remove()
  })

  it('says that it is copied, until another one is shown', async () => {
    copy()
    await until(() => copied() === 'Copied')
    show('req-1')
    expect(copied()).toBe('Copied')
    show('req-2')
    expect(copied()).toBe('')
    expect(written).toEqual(['network-failed req-1'])
  })

  it('says it again when it is copied again', async () => {
    copy()
    await until(() => copied() === 'Copied')
    copy()
    await until(() => copied() !== 'Copied')
    expect(copied().trim()).toBe('Copied')
  })
})
