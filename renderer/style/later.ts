/* Styles of the panels that are fetched later: after all of `index.ts`, which must not override them. */
import './glossary.css';
import './share.css';
import './daily.css';
import './milestones.css';
import './under.css';
import './puzzles.css';
import './won.css';
import './likelihood.css';
import './review.css';
import './real.css';
import './carried.css';
import './scanned.css';
import './print.css';
import './today.css';
