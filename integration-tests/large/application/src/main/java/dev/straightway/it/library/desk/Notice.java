package dev.straightway.it.library.desk;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

public record Notice(@NotBlank @Size(max = 20) String title, String text, int version) {

    Notice next(Notice changed) {
        return new Notice(changed.title, changed.text, version + 1);
    }
}
