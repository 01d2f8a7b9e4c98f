import { CommandError } from './failure.ts'

/** The first version that has all that the commands use. */
const OLDEST = 22

/** npm only warns of a Node that is too old. @throws CommandError */
export function requireNode(version = process.versions.node): void {
  if (Number.parseInt(version) >= OLDEST) return
  throw new CommandError(`Node ${OLDEST} or later is required; this is Node ${version}.`)
}
