; electron-builder registers files by itself, but no links. What is opened stands behind `--`: no link and no name of a file is
; ever taken for an option.
!macro customInstall
  WriteRegStr SHCTX "Software\Classes\baize" "" "URL:Baize"
  WriteRegStr SHCTX "Software\Classes\baize" "URL Protocol" ""
  WriteRegStr SHCTX "Software\Classes\baize\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHCTX "Software\Classes\baize\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'
  WriteRegStr SHCTX "Software\Classes\Baize game\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'
!macroend

!macro customUnInstall
  DeleteRegKey SHCTX "Software\Classes\baize"
!macroend
