import { css } from 'lit'

export const whyStyles = css`
  button.quiet.why-open {
    justify-self: start;
    color: var(--_accent);
  }
  .why-fields {
    display: grid;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .why-fields legend {
    padding: 0;
    font-weight: 600;
  }
  .why-fields label {
    display: grid;
    gap: 2px;
  }
  .why-fields :is(label > span, .hint) {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .why-fields :is(input, textarea) {
    inline-size: 100%;
    max-inline-size: 480px;
  }
  .why-fields .problem {
    margin: 0;
    color: var(--_bad);
  }
`
