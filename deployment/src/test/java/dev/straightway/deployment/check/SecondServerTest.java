package dev.straightway.deployment.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;

class SecondServerTest {

    @Test
    void tellsWhatToUseInsteadOfWhatBringsAServer() {
        assertThat(SecondServer.problems(Map.of("quarkus-rest-qute", "quarkus-rest"))).extracting(Problem::toString)
                .containsExactly("[STW-217] quarkus-rest-qute: brings quarkus-rest, a second Jakarta REST server, but an"
                        + " application can have only one. Depend on quarkus-qute instead: Straightway answers with templates"
                        + " itself.");
    }

    @Test
    void refusesAServerItself() {
        assertThat(SecondServer.problems(Map.of("quarkus-resteasy", "quarkus-resteasy"))).extracting(Problem::toString)
                .containsExactly("[STW-217] quarkus-resteasy: is a second Jakarta REST server, but an application can have"
                        + " only one. Remove it.");
    }

    @Test
    void namesADependencyThatIsNotKnown() {
        assertThat(SecondServer.problems(Map.of("acme-rest", "quarkus-rest"))).extracting(Problem::toString)
                .containsExactly("[STW-217] acme-rest: brings quarkus-rest, a second Jakarta REST server, but an application"
                        + " can have only one. Remove it; Straightway supports no part of it.");
    }

    @Test
    void acceptsAnApplicationWithoutAnother() {
        assertThat(SecondServer.problems(Map.of())).isEmpty();
        assertThat(SecondServer.instead()).isNotEmpty().allSatisfy((artifact, fix) -> assertThat(fix).endsWith("."));
    }
}
