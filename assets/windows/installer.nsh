; electron-builder registers files by itself, but no links. What is opened stands behind `--`: no link and no name of a file is
; ever taken for an option.
!macro customInstall
  WriteRegStr SHCTX "Software\Classes\baize" "" "URL:Baize"
  WriteRegStr SHCTX "Software\Classes\baize" "URL Protocol" ""
  WriteRegStr SHCTX "Software\Classes\baize\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHCTX "Software\Classes\baize\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'
  WriteRegStr SHCTX "Software\Classes\Baize.Game\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'
  ; Windows groups what is opened so with the windows and the tasks of the program, which are known by the same id.
  WriteRegStr SHCTX "Software\Classes\baize" "AppUserModelID" "${APP_ID}"
  WriteRegStr SHCTX "Software\Classes\Baize.Game" "AppUserModelID" "${APP_ID}"
!macroend

!macro customUnInstall
  DeleteRegKey SHCTX "Software\Classes\baize"
!macroend
