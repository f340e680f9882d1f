package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.concurrent.TimeUnit;

import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

import io.quarkus.test.QuarkusUnitTest;

/** A key for {@code localhost}, by which a tested application serves TLS. */
final class ServerKeys {

    private static final String PASSWORD = "password";
    private static final Path FILE = file();

    private ServerKeys() {
    }

    /** As the application's class loader loads this class again, the key is made by the class that is loaded first. */
    private static Path file() {
        Path keys = Path.of("target", "keys-" + ProcessHandle.current().pid() + ".p12").toAbsolutePath();
        if (!Files.exists(keys)) {
            try {
                Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-genkeypair", "-keyalg", "EC",
                        "-alias", "server", "-dname", "CN=localhost", "-storetype", "PKCS12", "-keystore", keys.toString(),
                        "-storepass", PASSWORD).inheritIO().start();
                assertThat(keytool.waitFor(60, TimeUnit.SECONDS)).isTrue();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return keys;
    }

    /** Has an application serve TLS. */
    static QuarkusUnitTest serving(QuarkusUnitTest application) {
        return application.overrideConfigKey("quarkus.http.ssl.certificate.key-store-file", FILE.toString())
                .overrideConfigKey("quarkus.http.ssl.certificate.key-store-password", PASSWORD);
    }

    /** {@return what a client trusts the application by} */
    static SSLContext trusting() throws IOException, GeneralSecurityException {
        KeyStore keys = KeyStore.getInstance(FILE.toFile(), PASSWORD.toCharArray());
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(keys);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }
}
