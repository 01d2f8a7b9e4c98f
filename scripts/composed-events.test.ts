/** Events that leave a shadow root, because the page could begin to rely on one that is ours. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './places.ts'

const widget = join(root, 'widget')
const files = globSync('**/*.ts', { cwd: widget, exclude: ['**/*.test.ts', 'testing/**'] })

describe('the events of the widget', () => {
  it('leave a shadow root only to the page, or to a desk or frame that stops them', () => {
    const composed = files.filter((file) =>
      readFileSync(join(widget, file), 'utf8').includes('composed: true'),
    )
    expect(composed.toSorted()).toEqual([
      // What the documentation lists.
      'events.ts',
      // Each desk stops what its parts ask, and the frame around the desks the rest.
      'kit/parts/command.ts',
      'kit/parts/draft-count.ts',
      'kit/parts/open-order.ts',
      'navigate-event.ts',
    ])
  })
})
