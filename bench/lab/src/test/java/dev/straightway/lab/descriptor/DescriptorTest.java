package dev.straightway.lab.descriptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DescriptorTest {

    @TempDir
    Path folder;

    @Test
    void trimsValuesAndReadsUtf8() throws IOException {
        assertThat(read("title =  2 µs more  ").text("title")).isEqualTo("2 µs more");
    }

    @Test
    void saysThatAKeyIsMissing() throws IOException {
        Descriptor file = read("titel=x");

        assertThatThrownBy(() -> file.text("title")).isInstanceOf(InvalidDescriptor.class)
                .hasMessage(file.file() + ": 'title' is missing; add it");
    }

    @Test
    void refusesAKeyThatNobodyAskedForAndNamesThoseThatCouldBeMeant() throws IOException {
        Descriptor file = read("title=x", "oder=1");
        file.text("title");
        file.number("order", 0, 0, 9);
        file.under("header.");

        assertThatThrownBy(file::end).isInstanceOf(InvalidDescriptor.class)
                .hasMessage(file.file() + ": 'oder' isn't a known key; other known keys are header.…, order");
    }

    @Test
    void isContentWhenAllWasAskedFor() throws IOException {
        Descriptor file = read("title=x", "header.Accept=y");
        file.text("title");

        assertThat(file.under("header.")).isEqualTo(Map.of("Accept", "y"));
        file.end();
    }

    @Test
    void refusesAKeyThatIsThereTwice() {
        assertThatThrownBy(() -> read("order=1", "order=2")).isInstanceOf(InvalidDescriptor.class)
                .hasMessage(folder.resolve("some.properties") + ": 'order' is there twice; keep one of them");
    }

    @ParameterizedTest
    @CsvSource({ "ten", "11", "-1", "99999999999", "1.5", "''" })
    void refusesANumberOutOfItsRange(String text) throws IOException {
        Descriptor file = read("order=" + text);

        assertThatThrownBy(() -> file.number("order", 0, 0, 10)).isInstanceOf(InvalidDescriptor.class)
                .hasMessage(file.file() + ": 'order' is '" + text + "'; expected a whole number from 0 to 10");
    }

    @Test
    void readsNumbersOfItsRangeAndTakesTheStandardForNone() throws IOException {
        Descriptor file = read("order=10");

        assertThat(file.number("order", 3, 0, 10)).isEqualTo(10);
        assertThat(file.number("other", 3, 0, 10)).isEqualTo(3);
    }

    @Test
    void refusesWhatIsNeitherTrueNorFalse() throws IOException {
        Descriptor file = read("default=yes");

        assertThatThrownBy(() -> file.flag("default", false)).isInstanceOf(InvalidDescriptor.class)
                .hasMessage(file.file() + ": 'default' is 'yes'; expected true or false");
    }

    @Test
    void fillsInItsOwnVariableAndLeavesOthersAlone() throws IOException {
        Descriptor file = read("request=GET /${x}/${spin}");

        assertThat(file.mentions("x")).isTrue();
        assertThat(file.mentions("y")).isFalse();
        assertThat(file.with("x", "7").text("request")).isEqualTo("GET /7/${spin}");
    }

    private Descriptor read(String... lines) throws IOException {
        return Descriptor.read(Files.write(folder.resolve("some.properties"), List.of(lines)));
    }
}
