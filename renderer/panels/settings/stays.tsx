import { useState } from 'preact/hooks';
import { isOutsideRefused, OUTSIDE_ADDRESS } from '../../app/services/page/outside.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';

/** Says what is stored where, and that the page cannot connect to anything else; a button tests that. */
export function Stays() {
  const [message, setMessage] = useState('');
  const attempt = async (): Promise<void> => {
    setMessage('');
    setMessage(
      sayExtra((await isOutsideRefused()) ? 'about.refused' : 'about.not-refused', { address: OUTSIDE_ADDRESS }),
    );
  };
  return (
    <>
      <h3>{sayExtra('about.stays')}</h3>
      <p>{sayExtra('about.stays-text')}</p>
      <p>{sayExtra('about.stays-but')}</p>
      <div class="row">
        <button type="button" onClick={() => void attempt()}>
          {sayExtra('about.try')}
        </button>
        <span class="said" role="status">
          {message}
        </span>
      </div>
    </>
  );
}
