package dev.straightway.lab;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Has a lab whose other machines are this one, by one sshd for all tests of a class; each test leaves nothing behind there. */
abstract class WithSshd {

    static final String JAVA = System.getProperty("java.home");

    @TempDir
    static Path shared;

    static Sshd sshd;

    @TempDir
    Path output;

    LabOverSsh lab;

    /** {@return what each run is given} */
    abstract List<String> options();

    @BeforeAll
    static void start() throws Exception {
        Optional<Path> program = Sshd.program();
        assumeTrue(program.isPresent(), "no sshd here: install openssh-server, or name one with -Dlab.test.sshd");
        sshd = Sshd.start(program.get(), shared);
    }

    @AfterAll
    static void stop() {
        if (sshd != null) {
            sshd.close();
        }
    }

    @BeforeEach
    void prepare() {
        lab = new LabOverSsh(sshd, output, options());
    }

    @AfterEach
    void leavesNothingRunningThere() throws Exception {
        lab.leavesNothingRunningThere();
    }
}
