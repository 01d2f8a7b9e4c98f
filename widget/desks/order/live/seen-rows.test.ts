import { LitElement } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONG_MAX, type Long } from '../../../../shared/domain/values/long.ts'
import { SeenRows } from './seen-rows.controller.ts'

class Listener extends LitElement {
  readonly seen: Long[] = []
  readonly rows = new SeenRows(this, (row) => this.seen.push(row))
}
customElements.define('test-seen-rows', Listener)

describe('a row with a mark', () => {
  let listener: Listener
  let root: ShadowRoot
  beforeEach(() => {
    vi.useFakeTimers()
    const host = document.createElement('div')
    root = host.attachShadow({ mode: 'open' })
    root.innerHTML = `<div id="grid"></div><p id="elsewhere"></p>`
    const grid = root.querySelector('#grid')!.attachShadow({ mode: 'open' })
    grid.innerHTML = `<table><tr data-row-id="1"><td></td></tr><tr data-row-id="${LONG_MAX}"><td></td></tr></table>`
    listener = new Listener()
    root.append(listener)
    document.body.append(host)
    listener.rows.follow(true)
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.useRealTimers()
  })

  const cell = (row: number) => root.querySelector('#grid')!.shadowRoot!.querySelectorAll('td')[row]!
  const on = (target: Element, type: 'pointermove' | 'keyup') =>
    target.dispatchEvent(new Event(type, { bubbles: true, composed: true }))

  it('is seen when the pointer leaves it after a rest, inside the tree of the grid', () => {
    on(cell(0), 'pointermove')
    vi.advanceTimersByTime(600)
    expect(listener.seen).toEqual([])
    on(cell(1), 'pointermove')
    expect(listener.seen).toEqual([1])
  })

  it('is not seen by a pointer that only crosses it', () => {
    on(cell(0), 'pointermove')
    vi.advanceTimersByTime(599)
    on(cell(1), 'pointermove')
    vi.advanceTimersByTime(599)
    on(cell(0), 'pointermove')
    expect(listener.seen).toEqual([])
  })

  it('is seen when the pointer leaves the desk, and keeps an id of 64 bits', () => {
    on(cell(1), 'pointermove')
    vi.advanceTimersByTime(600)
    on(document.body, 'pointermove')
    expect(listener.seen).toEqual([LONG_MAX])
  })

  it('is seen when the focus leaves it, at once', () => {
    on(cell(0), 'keyup')
    on(cell(0), 'keyup')
    expect(listener.seen).toEqual([])
    on(cell(1), 'keyup')
    expect(listener.seen).toEqual([1])
  })

  it('is seen when a key goes elsewhere in the desk', () => {
    on(cell(0), 'keyup')
    on(root.querySelector('#elsewhere')!, 'keyup')
    expect(listener.seen).toEqual([1])
  })

  it('is not listened to once there are no marks, or the desk is gone', () => {
    listener.rows.follow(false)
    on(cell(0), 'keyup')
    on(cell(1), 'keyup')
    listener.rows.follow(true)
    on(cell(0), 'pointermove')
    listener.remove()
    vi.advanceTimersByTime(600)
    on(document.body, 'pointermove')
    expect(listener.seen).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
