package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;

/**
 * How many bytes a plain request allocates that is served ahead of the Router. The bounds are what it takes
 * without the optimizing compiler, which only saves some, and fifty bytes for what the loop does beside.
 */
@Tag("application")
class AheadAllocationTest {

    private static final int GET_MOST = 950;

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(archive -> archive.addClasses(
            AllocatedBytes.class, AllocatedBytes.Person.class, AllocatedBytes.PersonResource.class,
            AllocatedBytes.WastingResource.class, AllocatedBytes.LocatedResource.class, AllocatedBytes.LocatedPerson.class))
            .overrideConfigKey("quarkus.straightway.tier", "auto");

    @ParameterizedTest
    @CsvSource({ "GET, /person, " + GET_MOST, "POST, /person, 2015", "GET, /located/person, 1035",
            "POST, /located/person, 2100" })
    void staysWithinWhatARequestHasTaken(String method, String path, long most) throws IOException {
        assumeTrue(AllocatedBytes.MEASURED.equals(System.getProperty("tested.quarkus.version")),
                "the bounds are those of " + AllocatedBytes.MEASURED);
        assertThat(AllocatedBytes.each(method, path)).isPositive().isLessThanOrEqualTo(most);
    }

    /** The bounds are so near that they show one small object more. */
    @Test
    void noticesWhatARequestTakesBeyondThat() throws IOException {
        assumeTrue(AllocatedBytes.MEASURED.equals(System.getProperty("tested.quarkus.version")),
                "the bounds are those of " + AllocatedBytes.MEASURED);
        assertThat(AllocatedBytes.each("GET", "/wasted")).isGreaterThan(GET_MOST);
    }
}
