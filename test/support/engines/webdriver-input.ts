/** Input in the words of WebDriver, which are those of WebDriver BiDi too. */
import type { KeyStep } from './tab.ts'

/** The codes of the keys without a character. */
const codes = new Map(
  Object.entries({
    Alt: '\uE00A',
    ArrowDown: '\uE015',
    ArrowLeft: '\uE012',
    ArrowRight: '\uE014',
    ArrowUp: '\uE013',
    Control: '\uE009',
    Delete: '\uE017',
    End: '\uE010',
    Enter: '\uE006',
    Escape: '\uE00C',
    Home: '\uE011',
    Shift: '\uE008',
    Tab: '\uE004',
  }),
)

export function keyActions(steps: readonly KeyStep[]): object[] {
  const actions = steps.map(({ type, value }) => ({ type, value: codes.get(value) ?? value }))
  return [{ type: 'key', id: 'keyboard', actions }]
}

export function clickActions(x: number, y: number): object[] {
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}
