/** The screen reader with which tests hear the desks, as Debian packages it. */
import { inPath, isExecutable } from './programs.ts'

/** Debian's packages: Orca, and what it needs to read a window of Firefox that nobody sees. */
export const orcaPackages = [
  'at-spi2-core',
  'dbus-bin',
  'dbus-daemon',
  'firefox-esr',
  'openbox',
  'orca',
  'speech-dispatcher',
  'xdotool',
  'xvfb',
] as const

/** The paths of the programs. */
interface OrcaPrograms {
  reader: string
  screen: string
  bus: string
  ask: string
  windows: string
  accessibility: string
  keys: string
  voices: string
}

/** The programs around Orca; undefined if one of them is missing. */
export function findOrca(): OrcaPrograms | undefined {
  const reader = inPath('orca')
  const screen = inPath('Xvfb')
  const bus = inPath('dbus-daemon')
  const ask = inPath('dbus-send')
  const windows = inPath('openbox')
  const keys = inPath('xdotool')
  const voices = inPath('speech-dispatcher')
  const accessibility = ['/usr/libexec/at-spi-bus-launcher'].find(isExecutable)
  if (!reader || !screen || !bus || !ask || !windows || !keys || !voices || !accessibility) return undefined
  return { reader, screen, bus, ask, windows, keys, voices, accessibility }
}
