/* What panels look like that the page fetches later: after all of `index.ts`, of which none of it may be overruled. */
import './under.css';
import './puzzles.css';
import './won.css';
import './likelihood.css';
import './review.css';
import './real.css';
import './scanned.css';
import './print.css';
