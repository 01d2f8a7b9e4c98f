/** Keeps what tests and the workers under test log: vitest itself shows only what belongs to a failing test. */
import { keepOutput } from './output.ts'

// oxlint-disable-next-line import/no-default-export -- vitest wants a reporter so
export default class OutputReporter {
  onUserConsoleLog({ content }: { content: string }): void {
    keepOutput('tests', content)
  }
}
