/** Orca, a screen reader of Linux, on a screen that nobody sees and with a voice that nobody hears. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findOrca } from '../../../scripts/screen-reader.ts'
import { Programs } from '../engines/processes.ts'
import { Speech } from './speech.ts'

const type = promisify(execFile)
/** The time limit for a key. */
const KEY_MS = 10_000

/** Orca says nothing without a server of voices. This one plays nothing. */
const voices = `CommunicationMethod "unix_socket"
Timeout 0
DisableAutoSpawn
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "libao"
`

/** Orca's own place for changes: its words reach the file when it says them, not when a buffer is full. */
const customizations = 'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n'

/** The voice never comes to an end of a page, so Orca must not begin to read one. All else is as it is installed. */
const settings = JSON.stringify({
  general: { sayAllOnLoad: false, pageSummaryOnLoad: false, startingProfile: ['Default', 'default'] },
  pronunciations: {},
  keybindings: {},
  profiles: {
    default: {
      profile: ['Default', 'default'],
      sayAllOnLoad: false,
      pageSummaryOnLoad: false,
      pronunciations: {},
      keybindings: {},
    },
  },
})

export interface RunningOrca {
  /** The environment of programs that it reads to its user. */
  env: NodeJS.ProcessEnv
  speech: Speech
  /** Presses keys as a keyboard of the screen does, in the words of X: `Tab`, `ctrl+Return`. */
  press(...keys: string[]): Promise<void>
  end(): Promise<void>
}

/** Starts a screen, the buses of assistive technology, a window manager and Orca. All end with it. */
export async function startOrca(): Promise<RunningOrca> {
  const paths = findOrca()
  if (!paths) throw new Error('no Orca')
  const programs = new Programs()
  try {
    const DISPLAY = await programs.startScreen(paths.screen)
    const display = { DISPLAY, LANG: 'en_GB.UTF-8', LC_ALL: 'C.UTF-8' }
    const bus = await programs.start(
      paths.bus,
      () => ['--session', '--nofork', '--print-address'],
      /(unix:\S+)\n/,
      display,
    )
    const env: NodeJS.ProcessEnv = {
      ...display,
      DBUS_SESSION_BUS_ADDRESS: bus.said,
      GSETTINGS_BACKEND: 'memory',
      GNOME_ACCESSIBILITY: '1',
    }
    const voice = await programs.start(
      paths.voices,
      (home) => {
        writeFileSync(join(home, 'speechd.conf'), voices)
        return ['--run-single', '--config-dir', home, '--log-dir', home, '-S', join(home, 'voice')]
      },
      /Module dummy started/,
      env,
    )
    await listens(join(voice.home, 'voice'))
    await programs.start(paths.windows, () => [], undefined, env)
    await programs.start(
      paths.accessibility,
      () => ['--launch-immediately', '--a11y=1', '--screen-reader=1'],
      undefined,
      env,
    )
    // Orca ends at once where this bus does not answer.
    await programs.start(
      paths.ask,
      () => ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus.GetAddress'],
      /(unix:\S+)/,
      env,
    )
    let file = ''
    await programs.start(
      paths.reader,
      (home) => {
        const own = join(home, '.local/share/orca')
        mkdirSync(own, { recursive: true })
        writeFileSync(join(own, 'orca-customizations.py'), customizations)
        writeFileSync(join(own, 'user-settings.conf'), settings)
        file = join(home, 'debug.out')
        writeFileSync(file, '')
        return [`--debug-file=${file}`, '--replace', '--enable', 'speech']
      },
      undefined,
      { ...env, XDG_DATA_HOME: undefined, SPEECHD_ADDRESS: `unix_socket:${join(voice.home, 'voice')}` },
    )
    const speech = new Speech(file)
    await speech.settled({ until: /screen reader on/i })
    return {
      env,
      speech,
      async press(...keys) {
        for (const key of keys) {
          await type(paths.keys, ['key', '--clearmodifiers', key], {
            env: { ...process.env, ...env },
            timeout: KEY_MS,
          })
        }
      },
      end: () => programs.end(),
    }
  } catch (error) {
    await programs.end()
    throw error
  }
}

/** Waits until a program listens on its socket: it does not say when. */
async function listens(path: string): Promise<void> {
  for (let tries = 0; !existsSync(path); tries += 1) {
    if (tries === 200) throw new Error(`nobody listens on ${path}`)
    await setTimeout(50)
  }
}
