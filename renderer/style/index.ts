/* The order matters: tokens first, then what uses them. */
import './tokens.css';
import './base.css';
import './shell.css';
import './menu.css';
import './dialog.css';
import './glossary.css';
import './picker.css';
import './panels.css';
import './settings.css';
import './share.css';
import './lesson.css';
import './daily.css';
import './milestones.css';
import './won.css';
import './statistics.css';
import './review.css';
import './contrast.css';
