import { cdp } from 'vitest/browser'

/**
 * Allows motion while `act` runs. Other tests in Chromium ask for less motion, or they would measure half-moved
 * elements.
 */
export async function withMotion(act: () => Promise<void>): Promise<void> {
  await emulate('no-preference')
  try {
    await act()
  } finally {
    await emulate('reduce')
  }
}

async function emulate(value: 'no-preference' | 'reduce'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}
