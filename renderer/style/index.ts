/* The order matters: tokens first, then what uses them. */
import './type.css';
import './tokens.css';
import './base.css';
import './shell.css';
import './menu.css';
import './dialog.css';
import './picker.css';
import './panels.css';
import './settings.css';
import './lesson.css';
import './bar-note.css';
import './chip.css';
import './statistics.css';
import './touch.css';
import './contrast.css';
