package dev.straightway.deployment.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;

import org.junit.jupiter.api.Test;

class RestDataTest {

    @Test
    void refusesWhatGeneratesResourcesWithLinks() {
        assertThat(RestData.problems(Set.of("quarkus-hibernate-orm-rest-data-panache"))).extracting(Problem::toString)
                .containsExactly("[STW-219] quarkus-hibernate-orm-rest-data-panache: generates resources with links of"
                        + " quarkus-rest-links, which needs the server of Quarkus REST. Write the resources yourself, with the"
                        + " entity or repository.");
    }

    @Test
    void acceptsAnApplicationWithoutIt() {
        assertThat(RestData.problems(Set.of())).isEmpty();
    }
}
