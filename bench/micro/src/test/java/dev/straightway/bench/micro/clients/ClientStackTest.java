package dev.straightway.bench.micro.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ClientStackTest {

    @Test
    void saysWhichClientsThereAre() {
        assertThat(ClientStack.named("Jersey")).isIn(ClientStack.ALL);
        assertThatThrownBy(() -> ClientStack.named("jersey")).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("No client 'jersey'. Use one of [RESTEasy, Quarkus REST, Jersey]");
    }

    @Test
    void namesThePeerToItsJvm() {
        assertThat(ClientStack.named("Quarkus REST").forked().arguments())
                .contains("-Dstraightway.micro.client=dev.straightway.bench.micro.clients.RestClientPeer");
    }
}
