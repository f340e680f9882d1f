package dev.straightway.lab.load;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;

import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;

/** The generators that the tests try; Hyperfoil must be built, wrk may be missing. */
enum Generators {

    WRK {
        @Override
        Generator start(Path log, Children children) throws Exception {
            var wrk = Wrk.find(Pinning.of(false), children);
            assumeTrue(wrk.isPresent(), "no wrk on the PATH");
            return wrk.get();
        }
    },
    HYPERFOIL {
        @Override
        Generator start(Path log, Children children) throws Exception {
            return hyperfoil(log, children);
        }
    };

    static final Path JAR = Path.of(System.getProperty("lab.home"))
            .resolve("../generators/hyperfoil/target/straightway-generator-hyperfoil.jar").normalize();

    abstract Generator start(Path log, Children children) throws Exception;

    static Hyperfoil hyperfoil(Path log, Children children) throws Exception {
        return Hyperfoil.start(JAR, log, Pinning.of(false), children);
    }
}
