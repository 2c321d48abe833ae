cask "baize" do
  version "0.1.0"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"

  url "https://baize.invalid/releases/v#{version}/baize-#{version}-mac-universal.dmg"
  name "Baize"
  desc "Patience and solitaire card games"
  homepage "https://baize.invalid"

  app "Baize.app"

  zap trash: [
    "~/Library/Application Support/Baize",
    "~/Library/Preferences/invalid.baize.Baize.plist",
    "~/Library/Saved Application State/invalid.baize.Baize.savedState",
  ]
end
