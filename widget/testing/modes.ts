/** Every way that a person may look at the desk, for the matrix of states and modes. */
import { cdp, page } from 'vitest/browser'
import type { Language } from '../locales/languages.ts'
import { emulateMedia } from './media.ts'

export interface Mode {
  scheme: 'light' | 'dark'
  /** Of the window, in CSS pixels. */
  width: number
  height: number
  dir: 'ltr' | 'rtl'
  lang: Language
  hasForcedColors: boolean
}

function mode(changes: Partial<Mode>): Mode {
  const usual: Mode = {
    scheme: 'light',
    width: 1200,
    height: 900,
    dir: 'ltr',
    lang: 'en',
    hasForcedColors: false,
  }
  return { ...usual, ...changes }
}

/** A window of 1280 × 1024 shows half and a quarter of its pixels a side at 200 % and 400 %. */
export const modes: Readonly<Record<string, Mode>> = {
  light: mode({}),
  dark: mode({ scheme: 'dark' }),
  'forced colours': mode({ hasForcedColors: true }),
  'right to left': mode({ dir: 'rtl' }),
  // High enough for the whole order: a link that the bar happens to cover in part would count as small.
  '900 px': mode({ width: 900, height: 1800 }),
  '390 px': mode({ width: 390 }),
  '390 px, dark': mode({ width: 390, scheme: 'dark' }),
  '390 px, right to left': mode({ width: 390, dir: 'rtl' }),
  '320 px': mode({ width: 320 }),
  '200 %': mode({ width: 640, height: 512 }),
  '400 %': mode({ width: 320, height: 256 }),
  German: mode({ lang: 'de' }),
  '390 px, Finnish': mode({ width: 390, lang: 'fi' }),
}

/** Gives the page this mode. */
export async function enterMode({ scheme, width, height, dir, lang, hasForcedColors }: Mode): Promise<void> {
  const { documentElement: root, body } = document
  // A pointer left over a row by another test would load the code that changes rows.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
  await page.viewport(width, height)
  await emulate(hasForcedColors ? 'active' : 'none')
  Object.assign(root, { lang, dir })
  root.style.colorScheme = scheme
  root.style.background = scheme === 'dark' ? '#111' : '#fff'
  body.style.margin = '0'
  document.title = 'Order'
}

/** Resets the page; for `afterEach`. */
export async function leaveMode(): Promise<void> {
  const { documentElement: root } = document
  await emulate('none')
  root.removeAttribute('dir')
  root.style.colorScheme = ''
  root.style.background = ''
}

async function emulate(value: 'active' | 'none'): Promise<void> {
  if (matchMedia('(forced-colors: active)').matches === (value === 'active')) return
  await emulateMedia({ features: { 'forced-colors': value } })
}
