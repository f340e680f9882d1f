package dev.straightway.lab.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.TrialFailure;

/** Commands for another machine, run by a program of the test that takes the place of ssh. */
class SshClientTest {

    private static final Options.Ssh AT = new Options.Ssh("bench", "load1", 2222, "");

    @TempDir
    Path folder;

    private final Children children = new Children();

    @AfterEach
    void endChildren() {
        children.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "echo 'a  $HOME' | a  $HOME",
            "echo $((6 * 7)) | 42",
            "printf '%s-%s' 'a b' c | a b-c" })
    void handsAScriptOverAsItIs(String script, String said) throws Exception {
        // As ssh does: it joins its words and gives them to the shell of the account.
        SshClient client = new SshClient(List.of("sh", "-c", "shift 9; shift 3; eval \"$*\"", "ssh"), AT,
                folder.resolve("log"), children);
        assertThat(client.run(script).strip()).isEqualTo(said);
    }

    @Test
    void asksForNothingAndNoticesABrokenConnection() throws Exception {
        SshClient client = new SshClient(List.of("sh", "-c", "echo \"$*\"", "ssh"), AT, folder.resolve("log"), children);
        assertThat(client.run("true").strip()).isEqualTo("-T -o BatchMode=yes -o ConnectTimeout=10 -o ServerAliveInterval=5"
                + " -o ServerAliveCountMax=3 -p 2222 bench@load1 exec sh -c 'true'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "255 | bench@load1: Permission denied (publickey). | bench@load1 can't be reached: bench@load1: Permission denied "
                    + "(publickey). Give it a key that opens that account, as with lab.ssh='ssh -i KEY', or load one into the agent.",
            "255 | Host key verification failed. | bench@load1 can't be reached: Host key verification failed. Its host key isn't"
                    + " known here: connect once by hand with 'ssh -i key -p 2222 bench@load1'.",
            "1 | mkdir: No space left on device | bench@load1 failed with code 1: mkdir: No space left on device",
            "255 | \"\" | bench@load1 can't be reached: nothing was said why." })
    void saysWhatWentWrongWithTheFix(int code, String said, String message) throws Exception {
        Path log = Files.writeString(folder.resolve("log"), "Warning: Permanently added 'load1' to the list.\n" + said + "\n");
        assertThat(new SshClient(List.of("ssh", "-i", "key"), AT, log, children).failure(code)).isEqualTo(message);
    }

    @Test
    void saysThatThereIsNoClient() {
        SshClient none = new SshClient(List.of(folder.resolve("no-ssh").toString()), AT, folder.resolve("log"),
                children);
        assertThatThrownBy(() -> none.run("true")).isInstanceOf(TrialFailure.class)
                .hasMessageStartingWith("There is no ssh client: ").hasMessageEndingWith(
                        "Install OpenSSH's, or name one with lab.ssh.");
    }
}
