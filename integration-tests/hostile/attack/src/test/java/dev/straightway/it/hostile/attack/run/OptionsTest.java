package dev.straightway.it.hostile.attack.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OptionsTest {

    private final Options through = Options.ofProperties();
    private final Options ahead = through.against(Options.ROUTER, 4_000).aheadOfRouter();

    @Test
    void followEveryBufferUnlessTheySayOtherwise() {
        assertThat(through.jvm("straightway")).contains("-Dio.netty.leakDetection.level=paranoid");
    }

    @Test
    void countRequestsWhereThatDoesNotKeepThemFromComingAhead() {
        assertThat(through.jvm("straightway")).contains("-Dhostile.counting=true");
        assertThat(ahead.jvm("straightway")).contains("-Dhostile.counting=false", "-Dquarkus.straightway.tier=auto");
        assertThat(ahead.jvm(Options.ROUTER)).contains("-Dhostile.counting=true", "-Dquarkus.straightway.tier=router");
    }

    @Test
    void askForCountsOfAllThatIsCounted() {
        assertThat(through.counted("straightway")).containsExactlyInAnyOrder("requests.came", "scopes.begun", "beans.made");
        assertThat(ahead.counted("straightway")).containsExactly("beans.made");
        assertThat(ahead.counted(Options.ROUTER)).containsExactlyInAnyOrder("requests.came", "scopes.begun", "beans.made");
        assertThat(through.against("quarkus-rest", 10).counted("straightway")).isEmpty();
    }

    @Test
    void watchScopesInAnApplicationOfItsOwn() {
        assertThat(ahead.jar("straightway").toString()).contains("plain/");
        assertThat(ahead.jar(Options.ROUTER).toString()).contains("plain-watched/");
        assertThat(through.jar("straightway").toString()).contains("straightway/");
    }
}
