package dev.straightway.it.tck.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WebXmlTest {

    @ParameterizedTest
    @CsvSource({ "/*, ''", "/api/*, /api", "/, ''" })
    void tellsThePathOfTheApplicationUnlessItIsTheWholeWar(String pattern, String path) throws Exception {
        WebXml webXml = parse("<servlet-mapping><url-pattern> " + pattern + " </url-pattern></servlet-mapping>");

        assertThat(webXml.applicationPath().orElse("")).isEqualTo(path);
    }

    @Test
    void tellsWhoMaySeeWhat() throws Exception {
        WebXml webXml = parse(
                """
                        <security-constraint>
                          <web-resource-collection><url-pattern>/a/*</url-pattern><url-pattern>/b</url-pattern></web-resource-collection>
                          <auth-constraint><role-name>DIRECTOR</role-name><role-name>OTHERROLE</role-name></auth-constraint>
                        </security-constraint>
                        <security-constraint><auth-constraint><role-name>DIRECTOR</role-name></auth-constraint></security-constraint>
                        <login-config><auth-method>BASIC</auth-method></login-config>
                        <security-role><role-name>UNUSED</role-name></security-role>""");

        assertThat(webXml.login()).isTrue();
        assertThat(webXml.protectedPaths()).containsExactly("/a/*", "/b");
        assertThat(webXml.roles()).containsExactly("DIRECTOR", "OTHERROLE");
    }

    @Test
    void passesOverWhatIsCommentedOut() throws Exception {
        assertThat(parse("<!-- <login-config/> -->").login()).isFalse();
    }

    @Test
    void refusesWhatIsNoXml() {
        assertThatThrownBy(() -> parse("<web-app")).isInstanceOf(IOException.class)
                .hasMessageStartingWith("Not a deployment descriptor: ");
    }

    static WebXml parse(String content) throws IOException {
        String xml = "<web-app version=\"5.0\" xmlns=\"https://jakarta.ee/xml/ns/jakartaee\">" + content + "</web-app>";
        return WebXml.parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    }
}
